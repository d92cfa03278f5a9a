// Preloaded into every process that `npm start` begins: when the starter is gone, however it went, so are they.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep a process alive.
process.channel?.unref();
