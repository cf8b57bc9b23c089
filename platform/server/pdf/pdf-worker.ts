import { serveJobs } from '../processes/serve-jobs.ts';
import { type PdfPlan, writePdf } from './write-pdf.ts';

/** The document that is to be written. */
export type PdfJob = PdfPlan;

serveJobs((job: PdfJob) => writePdf(job));
