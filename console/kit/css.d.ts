/** The class names of a CSS module; tests/unit/house/styles.test.ts holds what is read of it to what it has. */
declare module '*.module.css'
