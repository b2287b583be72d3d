import { planOf, storyKinds } from './plan.js';

test('a seed always has the same plan, and another seed another one', () => {
  expect(planOf(7, false)).toEqual(planOf(7, false));
  expect(planOf(7, false)).not.toEqual(planOf(8, false));
});

test('every full plan has every kind of story and fault, kills each process and has three storms', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { storms, stories, faults } = planOf(seed, false);
    expect(new Set(stories.map(({ kind }) => kind))).toEqual(new Set(storyKinds));
    const kinds = new Set(faults.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['kill', 'stop', 'slow disk', 'full disk']));
    expect(new Set(faults.filter(({ kind }) => kind === 'kill').map(({ part }) => part)).size).toBe(12);
    expect(storms.map(({ workers }) => workers)).toEqual([1, 5, 20]);
    for (const { attempts } of storms) {
      expect(attempts.length).toBeGreaterThanOrEqual(3);
      expect(attempts.length).toBeLessThanOrEqual(100);
    }
  }
});
