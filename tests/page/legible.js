// What lies over something else that is written, what is cut off, and words that are broken.
() => {
  const THIN = 0.25;  // of a line's box above and below its letters
  const SLACK = 2;  // pixels
  const moving = new Set(document.getAnimations().filter((one) => one.playState === "running").map((one) => one.effect?.target));
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const holds = ({ position, transform, filter, contain }) =>
    position !== "static" || transform !== "none" || filter !== "none" || /paint|layout|strict|content/.test(contain);
  const words = [];
  const faults = [];
  const told = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  texts: for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || owner.closest("script, style, svg, option, code") || !shown(owner)) continue;
    const range = document.createRange();
    const broken = [];
    const parts = getComputedStyle(owner).hyphens === "auto";
    for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)));
      if (lines.size > 1 && !parts) broken.push(`broken: ${word[0]} (in ${owner.tagName.toLowerCase()}.${owner.classList[0] ?? ""})`);
    }
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => {
      const thin = (bottom - top) * THIN;
      return { left, top: top + thin, right, bottom: bottom - thin };
    });
    boxes = boxes.filter((box) => box.right - box.left > 1 && box.bottom > box.top);
    let [scrolls, tilted] = [false, false];
    for (let at = owner, within = true; at; at = at.parentElement) {
      if (moving.has(at)) continue texts;
      const its = getComputedStyle(at);
      tilted ||= its.transform !== "none" && Math.abs(new DOMMatrix(its.transform).b) > 0.01;
      if (Number(its.opacity) < 0.05 || its.clipPath.startsWith("inset(50%")) continue texts;
      if (within && at !== document.documentElement && at !== document.body && its.display !== "inline" && its.display !== "contents") {
        const frame = at.getBoundingClientRect();
        const cut = [];
        for (const box of boxes) {
          const kept = { ...box };
          const paints = /paint|strict|content/.test(its.contain) || its.contentVisibility === "auto";
          if (paints || its.overflowX !== "visible") {
            kept.left = Math.max(box.left, frame.left);
            kept.right = Math.min(box.right, frame.right);
          }
          if (paints || its.overflowY !== "visible") {
            kept.top = Math.max(box.top, frame.top);
            kept.bottom = Math.min(box.bottom, frame.bottom);
          }
          const lost = Math.max(kept.left - box.left, box.right - kept.right, kept.top - box.top, box.bottom - kept.bottom);
          const gets = (way) => way === "auto" || way === "scroll";
          const ways = lost > SLACK && (gets(its.overflowX) || gets(its.overflowY) || scrolls || its.textOverflow === "ellipsis");
          if (lost > SLACK && !ways) faults.push(`cut off: ${told(node.data)} (by ${at.tagName.toLowerCase()}.${at.classList[0] ?? ""})`);
          if (kept.right - kept.left > SLACK && kept.bottom - kept.top > SLACK) cut.push(kept);
        }
        boxes = cut;
        scrolls ||= /auto|scroll/.test(its.overflowX + its.overflowY);
      }
      if (its.position === "fixed") break;
      if (within && its.position === "absolute") within = false;
      else if (!within && holds(its)) within = true;
      if (!within && at.parentElement && holds(getComputedStyle(at.parentElement))) within = true;
    }
    faults.push(...broken);
    const page = document.scrollingElement;
    for (const box of boxes) {
      const inside = box.left >= -SLACK && box.right <= innerWidth + SLACK;
      const below = page.scrollHeight > page.clientHeight;
      const seen = box.top >= -SLACK && box.bottom <= innerHeight + SLACK;
      if (!inside || (!seen && !below && !scrolls)) faults.push(`off the screen: ${told(node.data)}`);
      if (!tilted) words.push({ ...box, owner, text: told(node.data) });
    }
  }
  const style = document.createElement("style");
  style.textContent = "* { pointer-events: auto !important; }";
  document.head.append(style);
  const opaque = (one) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(one);
    const [, , , alpha = "1"] = backgroundColor.match(/[\d.]+/g) ?? [];
    return (backgroundColor !== "transparent" && Number(alpha) > 0.8) || backgroundImage.startsWith("url");
  };
  const fans = (one) => one.closest("[data-card], .card, .hand, [data-fans], .sky, .veil, .drawer, [role=alert], [popover], dialog");
  words.sort((a, b) => a.top - b.top);
  for (let i = 0; i < words.length; i++) {
    for (let j = i + 1; j < words.length && words[j].top < words[i].bottom; j++) {
      const [a, b] = [words[i], words[j]];
      if (a.owner === b.owner && a.text === b.text) continue;
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)];
      if (right - left <= SLACK || bottom - top <= SLACK) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const [first, second] = [stack.indexOf(a.owner), stack.indexOf(b.owner)].sort((x, y) => x - y);
      if (first < 0 && second < 0) continue;
      const under = stack[second] === a.owner ? a : b;
      const covers = stack.slice(Math.max(first, 0), second).find((one) => opaque(one) && !one.contains(under.owner));
      if (covers && (fans(covers) || fans(under.owner))) continue;
      faults.push(`over each other: ${a.text} | ${b.text}${covers ? " (covered)" : ""}`);
    }
  }
  style.remove();
  return [...new Set(faults)];
}
