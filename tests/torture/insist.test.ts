import { insist } from './insist.js';

/** Gives these one after the other: statuses, or errors of the network. */
const answering = (...answers: (number | Error)[]) => {
  let calls = 0;
  return () => {
    const answer = answers[calls++]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ status: answer });
  };
};

test('repeats a call until it is answered', async () => {
  expect(await insist(answering(new Error('ECONNREFUSED'), 503, 429, 200))).toEqual({ status: 200 });
});

test('takes a refusal for an answer', async () => {
  expect(await insist(answering(409, 200))).toEqual({ status: 409 });
});
