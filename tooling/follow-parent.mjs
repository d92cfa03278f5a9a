// Preloaded into each process of `npm start`: ends it when the parent process has ended for any reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel alone must not keep the process alive.
process.channel?.unref();
