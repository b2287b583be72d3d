// Loaded first in every process of the platform, so that it exits when the launcher does, even when that was killed.
const timeoutMs = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), timeoutMs).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Listening must not keep a process alive that has nothing else to do.
process.channel?.unref();
