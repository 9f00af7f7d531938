import { configure } from '@testing-library/react'

// A busy machine shows late what it shows.
configure({ asyncUtilTimeout: 60_000 })
