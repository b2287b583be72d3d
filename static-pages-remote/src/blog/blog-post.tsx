import { useParams } from 'react-router-dom';
import { posts } from '../content/posts/posts.js';
import { PostStory } from './post-story.js';
import { UnknownPost } from './unknown-post.js';

export function BlogPost() {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  return post ? <PostStory key={post.slug} post={post} /> : <UnknownPost />;
}
