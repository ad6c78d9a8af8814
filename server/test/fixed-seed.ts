// Properties are tried with the same examples in every run, so that a verdict is the tree's alone; PROPERTY_SEED tries others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 4019) })
