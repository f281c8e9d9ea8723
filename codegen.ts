import type { CodegenConfig } from '@graphql-codegen/cli'

const client = (app: string, out: string, documentMode: 'documentNode' | 'string') => ({
  [out]: {
    preset: 'client' as const,
    documents: `${app}/**/*.graphql`,
    presetConfig: { fragmentMasking: false },
    config: {
      scalars: { DateTime: 'string', Date: 'string', Time: 'string' },
      enumsAsTypes: true,
      useTypeImports: true,
      strictScalars: true,
      documentMode,
    },
  },
})

/** Typed documents for the operations that people write by hand; what a resource needs is built from its metadata at run time. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    ...client('console', 'console/kit/gen/', 'documentNode'),
    ...client('bigscreen', 'bigscreen/gen/', 'string'),
  },
}
export default config
