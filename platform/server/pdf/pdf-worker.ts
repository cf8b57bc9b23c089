import { serveJobs } from '../processes/serve-jobs.ts';
import { writePdf } from './write-pdf.ts';

serveJobs(writePdf);
