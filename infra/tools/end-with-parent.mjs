/** Loaded before the product: when the process that started it is gone, it stops as if asked to. */
if (process.channel !== undefined) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
