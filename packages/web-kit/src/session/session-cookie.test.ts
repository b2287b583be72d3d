import { mayBeSignedIn } from './session-cookie.js';

const clear = (name: string) => (document.cookie = `${name}=; max-age=0`);

test.each([
  ['nothing', 'theme=dark', false],
  ['a session', '__client_uat=1767225600', true],
  ['a session of an instance with a suffix', '__client_uat_X1y2=1767225600', true],
  ['that nobody is signed in', '__client_uat=0', false],
  ['something else', '__client_uats=1767225600', false],
])('the cookies say %s', (_, cookie, isSignedIn) => {
  document.cookie = cookie;
  expect(mayBeSignedIn()).toBe(isSignedIn);
  clear(cookie.split('=')[0]!);
});
