/** The one arrow of docs/architecture.md, and no cycles. */
const onlyInto = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^(src|server)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'hostile-content-is-decoded-in-workers',
      severity: 'error',
      from: { path: '^server/main\\.ts$' },
      to: { path: '^server/(media/(picture|pdf|office|sheets|text|metadata|mediaMetadata)|metadata-import/readTable|contact-exchange/readContacts)\\.ts$', reachable: true },
    },
    onlyInto('domain-imports-itself', '^src/domain/', '^src/domain/'),
    onlyInto('application-imports-domain', '^src/application/', '^src/(application|domain)/'),
    onlyInto('infrastructure-implements-ports', '^src/infrastructure/', '^src/(infrastructure|application|domain|ui/locales)/'),
    onlyInto('ui-renders-machines', '^src/ui/', '^src/(ui|application|domain)/'),
    onlyInto('server-shares-rules-and-contract', '^server/', '^(server/|src/domain/|src/infrastructure/contract/|src/infrastructure/[^/]+/[^/]*contract[.]ts$|src/ui/locales/|src/ui/public-portal/|src/ui/public-shares/)'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|reports|node_modules)' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'], conditionNames: ['import', 'types', 'default'] },
  },
}
