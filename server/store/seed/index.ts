export { seedBase } from './base.ts'
export { type DemoLogin, type DemoOptions, demoLogins, seedDemo } from './demo.ts'
export { DEMO_PASSWORD } from './people.ts'
