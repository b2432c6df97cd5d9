// Asks the application whether it can work; for the container's health check, which has no curl.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
