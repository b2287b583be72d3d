import { useParams } from 'react-router-dom';
import { posts } from './content/posts.js';
import { PostStory } from './post-article.js';
import { UnknownPost } from './post-not-found.js';

export function BlogPost() {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  return post ? <PostStory key={post.slug} post={post} /> : <UnknownPost />;
}
