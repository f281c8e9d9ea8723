// npm run sbom [file]: every package of the lockfile with its version, hash and licence in the form of CycloneDX, as npm itself tells it. The
// image carries it. Packages of development are in it, marked as such: both apps are bundled from them. No build makes it: npm before 10 cannot.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { npmProgram, scriptOutput } from '../platform/programs.mjs'
import { root } from '../platform/root.mjs'

const file = resolve(root, process.argv[2] ?? 'dist/sbom.cdx.json')
const ask = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
const sbom = await scriptOutput(npmProgram(process.env), ask, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, sbom)
