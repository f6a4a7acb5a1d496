# One process of the server. With no settings it keeps everything in SQLite under /data.
FROM python:3.13-slim AS build
WORKDIR /build
COPY pyproject.toml README.md LICENSE NOTICE ./
COPY src src
RUN python -m venv /opt/bestiary && /opt/bestiary/bin/pip install --no-cache-dir .

FROM python:3.13-slim
RUN useradd --create-home --uid 1000 bestiary && mkdir /data /cache && chown bestiary /data /cache
COPY --from=build /opt/bestiary /opt/bestiary
ENV PATH=/opt/bestiary/bin:$PATH BESTIARY_HOST=0.0.0.0 BESTIARY_DATA=/data BESTIARY_CACHE=/cache
USER bestiary
VOLUME ["/data", "/cache"]
EXPOSE 8000
HEALTHCHECK --interval=10s --start-period=120s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health')"]
CMD ["bestiary", "serve"]
