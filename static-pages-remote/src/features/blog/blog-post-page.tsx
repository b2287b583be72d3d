import { useParams } from 'react-router-dom';
import { posts } from './content/posts.js';
import { PostArticle } from './post-article.js';
import { PostNotFound } from './post-not-found.js';

export function BlogPostPage() {
  const { slug } = useParams();
  const post = posts.find((each) => each.slug === slug);
  return post ? <PostArticle key={post.slug} post={post} /> : <PostNotFound />;
}
