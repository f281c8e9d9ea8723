import { app } from '../vite.shared.ts'

export default app('bigscreen', 5174)
