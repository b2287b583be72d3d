/** After the last test: ends what global-setup.js started. */
export default function stopServers() {
  globalThis.testServers?.kill();
}
