import { app } from '../vite.shared.ts'

export default app('console', 5173)
