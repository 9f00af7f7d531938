import { join } from 'node:path'
import { ocrJobs } from './ocr/jobs.ts'
import { Recognizer } from './ocr/Recognizer.ts'
import { runWorker } from './runWorker.ts'

/** Reads the text of pictures. Its models lie beside the data, and take their memory while it has work. */
runWorker({
  name: 'ocr worker',
  connections: 2,
  grown: 700 * 1024 ** 2,
  jobs: ({ database, blobs, dataDirectory, jobs }) => ocrJobs({ database, blobs, jobs, recognizer: new Recognizer(join(dataDirectory, 'ocr-models')) }),
})
