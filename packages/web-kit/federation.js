import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import tailwind from '@tailwindcss/postcss';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { FileIntegrityPlugin } from './file-integrity.js';
import { scopeToRemoteRoot } from './remote-styles.js';
import { remoteTimeoutsMs } from './src/federation/remote-timeouts.js';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;
// Otherwise the federation plugin looks for webpack in the trace of an error that it provokes, which takes a second.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const version = (name) => require(`${name}/package.json`).version;
const singleton = (name, more = {}) => ({
  singleton: true,
  version: version(name),
  requiredVersion: `^${version(name)}`,
  ...more,
});

/** Modules shared by host and remotes at run time: one copy each, the host’s. */
const shared = {
  react: singleton('react'),
  'react/jsx-runtime': singleton('react'),
  'react-dom': singleton('react-dom'),
  'react-dom/': singleton('react-dom'),
  // A shared package is bundled whole; through a facade of the names in use, the router is tree-shaken.
  'react-router-dom': singleton('react-router-dom', { import: path.join(here, 'src/federation/router-facade.ts') }),
  'react-hot-toast': singleton('react-hot-toast'),
};

/** Below the folder of the build. A folder with a dot is not served. */
const serverFolder = '.server';

const configFiles = (dir) => [
  path.join(dir, 'webpack.config.js'),
  path.join(here, 'federation.js'),
  path.join(here, 'file-integrity.js'),
  path.join(here, 'pages-config.js'),
  path.join(here, 'remote-styles.js'),
  path.join(here, 'src/federation/remote-timeouts.js'),
  path.join(here, 'strip-descriptions.js'),
  path.join(here, 'strip-responses.js'),
];

const resolve = { extensions: ['.ts', '.tsx', '.js'], extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } };

/** Of both builds of a host: the server refers to files that the browser’s build has written. */
const assetFile = '[name].[hash:8][ext]';

const platformPaths = ['/api', '/images', '/config.json', '/remotes', '/__clerk', '/__sandbox'];
const toPlatform = (path, { method }) => method === 'POST' || platformPaths.some((prefix) => path.startsWith(prefix));

/**
 * The webpack configuration of a front end.
 * `dir`: the app's folder. `name`: its federation container. `port`: where `npm start` serves it in development.
 * `exposes`: a remote's modules; without it the app is a host. `template`: the page it starts in.
 */
export function webpackConfig({ dir, name, port, exposes, template = path.join(here, 'standalone.html') }) {
  return (_env, { mode }) => {
    const production = mode === 'production';
    return {
      name,
      context: dir,
      target: ['web', 'es2022'],
      // Asynchronous start-up saves a round trip, but does not work with the development server.
      entry: { main: production ? './src/bootstrap.js' : './src/index.js' },
      output: {
        path: path.join(dir, 'dist'),
        filename: production ? '[name].[contenthash:8].js' : '[name].js',
        chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
        assetModuleFilename: assetFile,
        publicPath: 'auto',
        // Without it the browser does not check files of another origin.
        crossOriginLoading: 'anonymous',
        chunkLoadTimeout: remoteTimeoutsMs.request,
        // A module that failed to start is started again on retry instead of staying half-initialized.
        strictModuleErrorHandling: true,
        uniqueName: name,
        clean: production && { keep: `${serverFolder}/` },
      },
      // Writing it takes half as long as the build of a release, and saves the next one less.
      cache: !production && { type: 'filesystem', name, buildDependencies: { config: configFiles(dir) } },
      devtool: production ? false : 'eval-cheap-module-source-map',
      resolve,
      module: { rules: rules(production, exposes && name) },
      plugins: plugins({ name, exposes, template, production }),
      optimization: {
        // The shell's page template refers to assets by the hash before minification. A remote's file that is cached under a name
        // must not differ from the one whose hash the manifest names.
        realContentHash: Boolean(exposes),
        minimizer: [minimizer()],
      },
      performance: false,
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
      devServer: {
        port,
        hot: false,
        historyApiFallback: true,
        headers: { 'Access-Control-Allow-Origin': '*' },
        proxy: [
          { context: toPlatform, target: process.env.PLATFORM_URL ?? 'http://localhost:3000', changeOrigin: false },
        ],
      },
    };
  };
}

/**
 * The webpack configuration of a host's rendering on its server: one file, `dist/.server/<name of the entry>.cjs`, with
 * everything in it. Assets get the addresses they have in the browser’s build, which writes them.
 * `dir`: the app's folder. `entry`: the module whose exports the server uses.
 */
export function serverConfig({ dir, name, entry }) {
  return (_env, { mode }) => {
    const production = mode === 'production';
    return {
      context: dir,
      target: 'node20.19',
      entry,
      output: {
        path: path.join(dir, 'dist', serverFolder),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        assetModuleFilename: assetFile,
        publicPath: '/',
        uniqueName: name,
      },
      cache: false,
      devtool: false,
      // Only browsers mount pages, and draw maps.
      resolve: {
        ...resolve,
        alias: { 'react-dom/client$': false, leaflet$: false, 'world-atlas/countries-50m.json$': false },
      },
      module: { rules: rules(production).map(withoutStyles), generator: { 'asset/resource': { emit: false } } },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
      optimization: {
        minimize: production,
        // For memory, so names stay: the errors of a page have to be read. One character beyond ASCII doubles the size of a script.
        minimizer: [minimizer({ compress: false, mangle: false, format: { asciiOnly: true } })],
      },
      performance: false,
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
    };
  };
}

/**
 * Ten times faster than webpack’s default. Without worker processes: swc uses threads, and the launcher’s end-with-parent.js
 * (sandbox/platform/processes) would end them.
 */
const minimizer = (options) =>
  new MinimizerPlugin({ minify: { implementation: MinimizerPlugin.swcMinify, options }, parallel: false });

/** The browser's build has the style sheets. */
const withoutStyles = (rule) => (rule.test?.test('.css') ? { test: rule.test, type: 'asset/source' } : rule);

function rules(production, remote) {
  const swc = {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
    },
  };
  const postcss = {
    postcssOptions: { plugins: [tailwind({ optimize: production }), ...(remote ? [scopeToRemoteRoot(remote)] : [])] },
  };
  return [
    {
      test: /\.ts$/,
      include: path.join(here, '../contracts/src'),
      enforce: 'pre',
      loader: path.join(here, 'strip-descriptions.js'),
    },
    {
      test: /\.ts$/,
      include: path.join(here, '../contracts/src/calls'),
      enforce: 'pre',
      loader: path.join(here, 'strip-responses.js'),
    },
    { test: /\.tsx?$/, exclude: /node_modules/, loader: require.resolve('swc-loader'), options: swc },
    {
      test: /\.css$/,
      use: [
        MiniCssExtractPlugin.loader,
        { loader: require.resolve('css-loader'), options: { importLoaders: 1, import: false } },
        { loader: require.resolve('postcss-loader'), options: postcss },
      ],
    },
    { test: /\.(avif|webp|jpg|png|svg|woff2|pdf)$/, type: 'asset/resource' },
    // A script that the page itself refers to, before the bundle: copied unchanged.
    { resourceQuery: /asset/, type: 'asset/resource' },
  ];
}

/** Puts the build’s hash into the manifest, so that an open page can detect a newer build. */
const nameBuild = ({ stats, compilation }) => {
  stats.metaData.buildInfo.hash = compilation.hash;
};

const plugins = ({ name, exposes, template, production }) => [
  new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    exposes,
    remotes: {},
    shared,
    manifest: { additionalData: nameBuild },
    // Otherwise it is a file in the folder that the process began in, whose name the names of built files depend on.
    virtualRuntimeEntry: true,
    dts: false,
    dev: false,
    // The default would load every remote’s entry at start, and one dead remote would blank the host.
    shareStrategy: 'loaded-first',
    runtimePlugins: [path.join(here, 'src/federation/load-remote-files.ts')],
    experiments: { asyncStartup: production, optimization: { target: 'web' } },
  }),
  new MiniCssExtractPlugin({
    filename: production ? '[name].[contenthash:8].css' : '[name].css',
    chunkFilename: production ? '[name].[contenthash:8].css' : '[name].css',
  }),
  ...(exposes && production ? [new FileIntegrityPlugin()] : []),
  // Pages are served at any depth of the path, so their assets are referenced from the root.
  new HtmlWebpackPlugin({ template, publicPath: '/', excludeChunks: exposes ? [name] : [], scriptLoading: 'defer' }),
];
