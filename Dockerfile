# One process of the server. With no settings it keeps everything in SQLite under /data.
FROM node:24-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci
COPY web .
COPY src ../src
RUN npm run build

FROM python:3.13-slim AS build
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=page /build/src/bestiary/server/page src/bestiary/server/page
RUN python -m venv /opt/bestiary && /opt/bestiary/bin/pip install --no-cache-dir .

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 bestiary && mkdir /data /cache && chown bestiary /data /cache
COPY --from=build /opt/bestiary /opt/bestiary
ENV PATH=/opt/bestiary/bin:$PATH BESTIARY_HOST=0.0.0.0 BESTIARY_DATA=/data BESTIARY_CACHE=/cache
USER bestiary
VOLUME ["/data", "/cache"]
EXPOSE 8000
# Whoever replaces an unhealthy container must not replace all of them because the database is away: alive, not ready.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/livez', timeout=4)"]
CMD ["bestiary", "serve"]
