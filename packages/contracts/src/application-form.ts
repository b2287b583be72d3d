import { z } from 'zod';
import { applyForJob } from './calls/form-calls.js';

const { job_title, name, email, phone, cover_letter } = applyForJob.input.shape;

/** The field names of the application form; the call names two of them differently. */
export const ApplicationForm = z.object({ jobTitle: job_title, name, email, phone, coverLetter: cover_letter });
