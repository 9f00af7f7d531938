import { eraseTagsJob } from './auto-tag/erase.ts'
import { tagReader } from './auto-tag/tagReader.ts'
import { faceReader } from './face-recognition/faceReader.ts'
import { groupingJob } from './face-recognition/groupFaces.ts'
import { runWorker } from './runWorker.ts'
import { recognitionJobs } from './recognition/jobs.ts'

/** Looks for objects and faces in pictures, and for the terms of texts. The models are loaded with the first picture, and take half a gigabyte. */
runWorker({
  name: 'recognition',
  connections: 3,
  grown: 650 * 1024 ** 2,
  jobs: ({ database, blobs, jobs, complain }) => [
    ...recognitionJobs({ database, blobs, jobs, readers: { Tags: tagReader(database), Faces: faceReader(jobs) }, onFailed: complain }),
    eraseTagsJob(database),
    groupingJob(database),
  ],
})
