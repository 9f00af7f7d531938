import { join } from 'node:path'
import { autofillJobs } from './autofill/jobs.ts'
import { processingJobs } from './processing/jobs.ts'
import { sweepOfFingerprints } from './processing/sweepFingerprints.ts'
import { sweepOfReadings } from './recognition/jobs.ts'
import { runWorker } from './runWorker.ts'
import { entriesJob, entryJob } from './search-index/jobs.ts'
import { removalOfOrganizations } from './organizations/jobs.ts'
import { sweepOfFiles } from './transfers/jobs.ts'
import { UploadStore } from './transfers/UploadStore.ts'

/** Looks at files, and at all that is stored. */
runWorker({
  name: 'worker',
  connections: 4,
  grown: 150 * 1024 ** 2,
  jobs: ({ database, blobs, dataDirectory, jobs, complain }) => [
    ...processingJobs({ database, blobs, jobs, onFailed: complain }),
    entryJob(database),
    ...autofillJobs({ database, jobs }),
    entriesJob(database, jobs),
    removalOfOrganizations({ database, blobs, onError: (error) => complain('organizations', error) }),
    sweepOfFiles({ database, blobs, uploads: new UploadStore({ directory: join(dataDirectory, 'uploads') }) }),
    sweepOfFingerprints({ database, blobs, onFailed: complain }),
    sweepOfReadings({ database, jobs }),
  ],
})
