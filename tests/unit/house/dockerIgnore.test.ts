import { expect, it } from 'vitest'
import { stagesOf } from '../../support/images/composeFile.ts'
import { isLeftOut, linesOf } from '../../support/images/dockerIgnore.ts'

const SECRETS = [
  ...['.env', '.env.local', 'millwright.env', 'console/.env.production', 'docker-compose.override.yml'],
  ...['data/jwt.secret', 'data/millwright.sqlite', 'data/tls/authority.pem', 'data/uploads/2026/a.jpg', 'data/backups/a.tar.gz'],
  ...['versions/0.1.0/package.json', 'versions/current', 'backups/a.tar.gz', '.git/config'],
]
it.each(SECRETS)('%s lands in no layer', (path) => {
  expect(isLeftOut(path)).toBe(true)
})

it('nor does anything that git does not keep', () => {
  // A folder stands for what is in it; a pattern for a name that it finds.
  const samples = linesOf('.gitignore').map((line) => (line.endsWith('/') ? `${line}a` : line.replace('*', 'a')))
  expect(samples.length).toBeGreaterThan(5)
  expect(samples.filter((path) => !isLeftOut(path))).toEqual([])
})

it('what the steps of the image name is there, and so are the sources', () => {
  const named = stagesOf().flatMap(({ steps }) =>
    steps.flatMap(({ instruction, args }) => (instruction === 'COPY' && !args.startsWith('--from') ? args.split(/\s+/).slice(0, -1) : [])),
  )
  expect(named).toContain('package-lock.json')
  const sources = ['server/start/envFile.mjs', 'server/platform/environment.ts', 'console/index.html', 'locales/zh/tls.json']
  for (const path of [...named.filter((one) => one !== '.'), ...sources]) expect([path, isLeftOut(path)]).toEqual([path, false])
})
