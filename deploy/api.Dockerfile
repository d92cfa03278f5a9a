# The API of Arena Console. From the repository's root: docker build -f deploy/api.Dockerfile -t arena-api .
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci && npm run build -- api

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 API_PORT=8080
WORKDIR /app
COPY --from=build /src/package.json /src/package-lock.json ./
COPY --from=build /src/api/package.json api/
RUN npm ci --omit=dev -w api && npm cache clean --force
COPY --from=build /src/api/dist api/dist
COPY --from=build /src/api/migrations api/migrations
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/main.js"]
