/** After the last test: ends what jest.global-setup.js started. */
export default function stopServers() {
  globalThis.testServers?.kill();
}
