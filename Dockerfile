# The product in a container: built in one stage, run in another as somebody without rights, on a file system that may be read-only.
# No setting and no secret is in the image. Written with care, and not tried where it was written: there was no daemon.
FROM node:22-trixie-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs && node scripts/runtime-packages.mjs /build/image

FROM node:22-trixie-slim
# pg_dump and pg_restore, for `backup` and `restore`.
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node -m 0700 /data
WORKDIR /app
COPY --from=build /build/package.json ./
# Only what the server loads beside its own files: no build tool is in the image.
COPY --from=build /build/image/node_modules ./node_modules
COPY --from=build /build/migrations ./migrations
COPY --from=build /build/policies ./policies
COPY --from=build /build/fonts ./fonts
COPY --from=build /build/src/platform/providers/address/own-data/places.txt.gz ./src/platform/providers/address/own-data/
COPY --from=build /build/dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# By itself, not through npm: the process must hear SIGTERM.
CMD ["node", "--max-semi-space-size=32", "dist/server/main.js"]
