/** Stops the emulators. */
export default function stopServers() {
  globalThis.testServers?.kill();
}
