type Props = { title: string; description: string; assets: string };

export const DocsHead = ({ title, description, assets }: Props) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content={description} />
    <meta name="color-scheme" content="light dark" />
    <title>{title}</title>
    <link rel="preload" href={`${assets}/inter.woff2`} as="font" type="font/woff2" crossOrigin="" />
    <link rel="preload" href={`${assets}/fraunces.woff2`} as="font" type="font/woff2" crossOrigin="" />
    <link rel="stylesheet" href={`${assets}/docs.css`} />
    <script src={`${assets}/theme.js`} />
  </head>
);
