import { existsSync } from 'node:fs';
import path from 'node:path';
import { PostList } from '@wayhouse/contracts/post-list';
import { posts } from '../src/features/blog/content/posts.js';
import { postList, sharedPictures } from './post-list.js';

test('lists every post, each with a unique slug', () => {
  const list = PostList.parse(postList());
  expect(list.map(({ title }) => title)).toEqual(posts.map(({ title }) => title));
  expect(new Set(list.map(({ slug }) => slug)).size).toBe(posts.length);
});

test('every picture exists, under a URL without a content hash', () => {
  const pictures = sharedPictures();
  expect(pictures.map(({ file }) => file)).toEqual(postList().map(({ image }) => image.file));
  for (const { file, source } of pictures) {
    expect(file).toMatch(/^posts\/[a-z\d-]+\.jpg$/);
    expect([source, existsSync(path.join(__dirname, '../src/assets/photos', source))]).toEqual([source, true]);
  }
});
