import { app } from '../../vite.shared.ts'

const shared = app('playground', 5175)

export default { ...shared, worker: { format: 'es' }, build: { ...shared.build, chunkSizeWarningLimit: 4_000 } }
