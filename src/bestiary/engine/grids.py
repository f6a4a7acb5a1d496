# pyright: basic, reportUndefinedVariable=false
# ruff: noqa: F821
"""What one thread of a GPU does with its game: the kernels, compiled in the same namespace as `loops.py`.

Playing on keeps the games of a block in the chip's shared memory, a game a thread. Before each choice the block regroups them by phase,
so that the threads of a warp, which wait for each other, mostly have the same to do.
"""


def grid_made_ready(states, streams):
    e = cuda.grid(1)
    if e < states.shape[0]:
        order = cuda.local.array(LARGEST, scratch)
        streams[e] = made_ready(states[e], streams[e], order)


def grid_restarted(states, streams, wanted, fresh):
    e = cuda.grid(1)
    if e < states.shape[0] and wanted[e]:
        order = cuda.local.array(LARGEST, scratch)
        s = states[e]
        s.phase = OVER
        streams[e] = made_ready(s, fresh[e], order)


def fetched(words, near, first, size):
    """The block's games come near, word by word, neighbours by neighbours."""
    for i in range(cuda.threadIdx.x, size * SPAN, BLOCK):
        near[i] = words[first * SPAN + i]


def returned(words, near, first, size):
    cuda.syncthreads()
    for i in range(cuda.threadIdx.x, size * SPAN, BLOCK):
        words[first * SPAN + i] = near[i]


def regrouped(games, size, counts, sorted_games):
    """Sort the block's games by phase; the one this thread shall play."""
    t = cuda.threadIdx.x
    for i in range(t, PHASES, BLOCK):
        counts[i] = 0
    cuda.syncthreads()
    phase, place = 0, 0
    if t < size:
        phase = games[t].phase
        place = cuda.atomic.add(counts, phase, 1)
    cuda.syncthreads()
    if t < size:
        for i in range(phase):
            place += counts[i]
        sorted_games[place] = t
    cuda.syncthreads()
    return sorted_games[t]


def grid_played_on(words, streams, steps):
    near = cuda.shared.array(0, word)
    games = cuda.shared.array(0, record)  # the same memory
    counts = cuda.shared.array(PHASES, int32)
    sorted_games = cuda.shared.array(BLOCK, int16)
    out = cuda.local.array(MOST, scratch)
    order = cuda.local.array(LARGEST, scratch)
    first = cuda.blockIdx.x * BLOCK
    size = min(BLOCK, streams.shape[0] - first)
    fetched(words, near, first, size)
    for _ in range(steps):
        g = regrouped(games, size, counts, sorted_games)
        if cuda.threadIdx.x < size:
            streams[first + g] = played_on(games[g], streams[first + g], 1, out, order)
    returned(words, near, first, size)


def grid_checked_on(words, streams, steps, faults):
    near = cuda.shared.array(0, word)
    games = cuda.shared.array(0, record)  # the same memory
    counts = cuda.shared.array(PHASES, int32)
    sorted_games = cuda.shared.array(BLOCK, int16)
    out = cuda.local.array(MOST, scratch)
    order = cuda.local.array(LARGEST, scratch)
    found = cuda.local.array(1, int64)
    found[0] = 0
    first = cuda.blockIdx.x * BLOCK
    size = min(BLOCK, streams.shape[0] - first)
    fetched(words, near, first, size)
    for _ in range(steps):
        g = regrouped(games, size, counts, sorted_games)
        if cuda.threadIdx.x < size:
            streams[first + g] = checked_on(games[g], streams[first + g], 1, out, order, found)
    returned(words, near, first, size)
    if found[0]:
        cuda.atomic.add(faults, 0, found[0])


def grid_applied(states, streams, choices, results, ended):
    e = cuda.grid(1)
    if e < states.shape[0]:
        order = cuda.local.array(LARGEST, scratch)
        for p in range(results.shape[1]):
            results[e, p] = 0
        streams[e], ended[e] = applied(states[e], streams[e], choices[e], order, results[e])


def grid_turns(states, turns):
    e = cuda.grid(1)
    if e < states.shape[0]:
        turns[e] = turn(states[e])


def grid_marked(states, masks):
    e = cuda.grid(1)
    if e < states.shape[0]:
        out = cuda.local.array(MOST, scratch)
        marked(states[e], masks[e], out)


def grid_observed(states, observations):
    e = cuda.grid(1)
    if e < states.shape[0]:
        observe(states[e], turn(states[e]), observations[e])


def grid_looked(states, turns, masks, observations):
    """Rows are filled near, then written by all threads of the block together: who writes a row alone waits for each number."""
    mask = cuda.shared.array((THREADS, CHOICES), uint8)
    seen = cuda.shared.array((THREADS, OBSERVATION), int16)
    t = cuda.threadIdx.x
    first = cuda.blockIdx.x * THREADS
    size = min(THREADS, states.shape[0] - first)
    if t < size:
        out = cuda.local.array(MOST, scratch)
        seat = turn(states[first + t])
        turns[first + t] = seat
        marked(states[first + t], mask[t], out)
        observe(states[first + t], seat, seen[t])
    cuda.syncthreads()
    for i in range(t, size * CHOICES, THREADS):
        masks[first + i // CHOICES, i % CHOICES] = mask[i // CHOICES, i % CHOICES]
    for i in range(t, size * OBSERVATION, THREADS):
        observations[first + i // OBSERVATION, i % OBSERVATION] = seen[i // OBSERVATION, i % OBSERVATION]


def grid_scores(states, scores):
    e = cuda.grid(1)
    if e < states.shape[0]:
        score(states[e], scores[e])


def grid_resampled(states, streams, seats):
    e = cuda.grid(1)
    if e < states.shape[0]:
        chance = cuda.local.array(WORDS, int64)
        streams[e] = resampled(states[e], streams[e], seats[e], chance)
