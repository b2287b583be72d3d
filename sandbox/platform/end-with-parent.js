// Loaded first in every process of the platform: when the launcher is gone, however it ended, so are they.
const patience = 4000;

process.once('disconnect', () => {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patience).unref();
  process.kill(process.pid, 'SIGTERM');
});
// Waiting for that must not keep a process alive that has nothing else to do.
process.channel?.unref();
