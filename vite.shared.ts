import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/** All browser apps build alike; only the folder, the base path and the dev port differ. */
export function app(name: 'console' | 'bigscreen' | 'playground', port: number, more: UserConfig = {}): UserConfig {
  const api = process.env['API'] ?? 'http://127.0.0.1:4000'
  const up = name === 'playground' ? '../../' : '../'
  return {
    base: name === 'console' ? '/' : `/${name}/`,
    plugins: [react()],
    cacheDir: `${up}node_modules/.vite/${name}`,
    html: { cspNonce: '__NONCE__' },
    resolve: { alias: [{ find: /^lodash\/(.*?)(\.js)?$/, replacement: 'es-toolkit/compat/$1' }] },
    server: { port, proxy: { '/graphql': { target: api, ws: true }, '/api': { target: api }, '/files': { target: api } } },
    build: {
      outDir: `${up}dist/${name}`,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      sourcemap: false,
      chunkSizeWarningLimit: 700,
      // The lists of what each lazy chunk needs in turn weigh more than the moment they save; styles must be there before what they dress.
      modulePreload: {
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
      },
    },
    ...more,
  }
}
