export { seedBase } from './base.ts'
export { type DemoLogin, demoLogins, type DemoOptions, seedDemo } from './demo.ts'
export { DEMO_PASSWORD } from './people.ts'
