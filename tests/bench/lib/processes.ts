import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What one command cost, with all processes that it started. */
export interface Cost {
  /** Wall-clock seconds. */
  seconds: number;
  /** Processor seconds, user and system, of the processes still alive at the last sample. */
  cpuSeconds: number;
  /** Largest sum of resident memory seen, in MB (10^6 bytes). */
  peakMB: number;
  /** What the command printed, the end of it where it is much. */
  output: string;
}

const SAMPLE_MS = 200;
const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;
const MOST_OUTPUT = 1_000_000;
/** Characters of the output of a command that failed. */
const MOST_SHOWN = 4000;

interface Sample {
  pid: number;
  parent: number;
  ticks: number;
  bytes: number;
}

/** Fields of `/proc/<pid>/stat`, counted after the name in parentheses; see proc(5). */
function readSample(pid: number): Sample | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number): number => fields[index] ?? 0;
    return { pid, parent: at(1), ticks: at(11) + at(12), bytes: at(21) * PAGE_BYTES };
  } catch {
    return undefined;
  }
}

function family(root: number): Sample[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readSample(Number(name)) ?? []);
  const members = new Set([root]);
  for (let grown = true; grown;) {
    const before = members.size;
    all.forEach(({ pid, parent }) => members.has(parent) && members.add(pid));
    grown = members.size > before;
  }
  return all.filter(({ pid }) => members.has(pid));
}

/** Resident memory of a process and all that it started, in MB (10^6 bytes); Linux only. */
export function memoryMB(pid: number): number {
  return family(pid).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
}

/**
 * Runs a command quietly and measures it through `/proc` (Linux only).
 *
 * @throws Error with the end of the command's output when it fails
 */
export function measure(
  command: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<Cost> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output = `${output}${chunk.toString()}`.slice(-MOST_OUTPUT);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const ticks = new Map<number, number>();
    let peak = 0;
    const timer = setInterval(() => {
      const samples = family(child.pid ?? -1);
      samples.forEach((sample) => ticks.set(sample.pid, sample.ticks));
      peak = Math.max(
        peak,
        samples.reduce((sum, { bytes }) => sum + bytes, 0),
      );
    }, SAMPLE_MS);
    child.once('error', fail);
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code !== 0)
        return fail(
          new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-MOST_SHOWN)}`),
        );
      const total = [...ticks.values()].reduce((sum, value) => sum + value, 0);
      done({
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: total / TICKS_PER_SECOND,
        peakMB: peak / 1e6,
        output,
      });
    });
  });
}
