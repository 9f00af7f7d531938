import fc from 'fast-check'

// What a property is tried with is drawn anew with each commit, and is the same wherever one commit is tested.
const { SEED } = process.env
if (SEED !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) })
