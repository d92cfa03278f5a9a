# The shell server of Arena Console. From the repository's root: docker build -f deploy/origin.Dockerfile -t arena-origin .
# The stage `build` also publishes: `--target build`, then `npm run ship`.
FROM node:22-bookworm-slim AS build
RUN install -d -o node -g node /src /srv/arena/live /srv/arena/keys
WORKDIR /src
USER node
COPY --chown=node . .
RUN npm ci && npm run build -- origin

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 SHIP_FOLDER=/srv/arena/live
RUN install -d -o node -g node /srv/arena/live
WORKDIR /app
COPY --from=build /src/package.json /src/package-lock.json ./
COPY --from=build /src/origin/package.json origin/
RUN npm ci --omit=dev -w origin && npm cache clean --force
COPY --from=build /src/origin/dist origin/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/registry.json`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "origin/dist/main.js"]
