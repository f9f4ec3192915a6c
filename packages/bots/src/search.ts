import { type Answer, type AnyGame, type PlayerId, sensible } from '@morgenrot/engine';
import type { Dice } from './chance.ts';
import { answersTo, imagining, type Position, play, type Waiting, waiting } from './position.ts';
import { type Judgement, judge, type Terms, type Weights } from './worth.ts';

/** How far and how long somebody thinks. */
export interface Thinking {
  /** Stops when this says so; asked after every playout. */
  isEnough(playouts: number): boolean;
  /** How many own turns are looked at: 1 ends with the present one. */
  turns: number;
  weights: Weights;
  /** Which share of the strongest rival's position counts against the own. */
  envy: number;
  /** How much is tried out that looks worse so far. */
  curiosity: number;
  /** Are positions kept, for whoever wants to know what an answer leads to? */
  keeps?: boolean;
  /** How often a playout takes what did best so far, whatever the position. */
  habit: number;
}

/** Open loop: a node is what has been answered so far, whatever the dice made of it. */
interface Node {
  visits: number;
  sum: number;
  best: number;
  /** What the best that came of it was made of. */
  terms: Terms;
  /** The best that came of it itself, where it is kept. */
  after?: Position;
  children: Map<string, Node>;
}
const leaf = (): Node => ({ visits: 0, sum: 0, best: Number.NEGATIVE_INFINITY, terms: {}, children: new Map() });

interface Tally {
  count: number;
  sum: number;
}

/** What one playout has learned goes into the tree and into the habits. */
interface Walk {
  nodes: Node[];
  habits: { kind: string; name: string }[];
}

/** A playout that has not ended its turns after so many answers is judged where it stands. */
const LONGEST = 120;

export interface Rated {
  answer: Answer;
  /** Mean worth of what came after it, in the game's own points. */
  value: number;
  visits: number;
  /** What the player would have, at best, by the game's terms. */
  terms: Terms;
  /** The position with all that, where it is kept. */
  after?: Position;
}

export class Search {
  private readonly root = leaf();
  /** By what was asked, and then by what was answered. */
  private readonly habits = new Map<string, Map<string, Tally>>();
  private low = Number.POSITIVE_INFINITY;
  private high = Number.NEGATIVE_INFINITY;
  playouts = 0;

  private readonly game: AnyGame;
  private readonly view: Position;
  private readonly me: PlayerId;
  private readonly players: readonly PlayerId[];
  private readonly thinking: Thinking;
  private readonly dice: Dice;

  constructor(game: AnyGame, view: Position, me: PlayerId, players: readonly PlayerId[], how: Thinking, dice: Dice) {
    this.game = game;
    this.view = view;
    this.me = me;
    this.players = players;
    this.thinking = how;
    this.dice = dice;
  }

  /** The answers to what is asked now, the best first. */
  run(question: Waiting): Rated[] {
    const answers = answersTo(question.ask, this.dice);
    while (!this.thinking.isEnough(this.playouts)) {
      this.playout(question, answers);
      this.playouts++;
    }
    return answers
      .map((answer) => {
        const node = this.root.children.get(nameOf(answer));
        if (!node) return { answer, value: Number.NEGATIVE_INFINITY, visits: 0, terms: {} };
        return { answer, value: this.merit(node), visits: node.visits, terms: node.terms, after: node.after };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  /** Between what came of it on average and the best that came of it: the own answers to come are the own choice. */
  private merit(node: Node): number {
    return (node.sum / node.visits + node.best) / 2;
  }

  private playout(first: Waiting, answers: Answer[]): void {
    imagining(this.game, this.view, this.me, this.dice, (s) => this.playOn(s, first, answers));
  }

  /** From what is asked now to where the playout is judged. */
  private playOn(s: Position, first: Waiting, answers: Answer[]): void {
    const walk: Walk = { nodes: [this.root], habits: [] };
    let node: Node | undefined = this.root;
    let question: Waiting | undefined = first;
    const end = this.horizon(s);
    for (let n = 0; question && n < LONGEST && !end(s); n++) {
      const from = n === 0 ? answers : undefined;
      node =
        question.by === this.me ? this.answerMine(s, question, node, walk, from) : this.answerRival(s, question, node);
      question = waiting(this.game, s, this.me);
    }
    const judgement = judge(this.game, s, this.me, this.players, this.thinking);
    if (this.thinking.keeps) keep(s, walk.nodes[1], judgement);
    this.learn(walk, judgement);
  }

  /** The playout is over when so many own turns are, or the match is. */
  private horizon(s: Position): (s: Position) => boolean {
    let left = this.thinking.turns;
    let turn = this.game.turnOf(s);
    return (now) => {
      if (this.game.outcome(now)) return true;
      const next = this.game.turnOf(now);
      if (next.number === turn.number) return false;
      if (turn.player === this.me || this.thinking.turns === 1) left--;
      turn = next;
      return left <= 0;
    };
  }

  private answerMine(
    s: Position,
    question: Waiting,
    node: Node | undefined,
    walk: Walk,
    from?: Answer[],
  ): Node | undefined {
    const answers = from ?? answersTo(question.ask, this.dice);
    const answer = node ? this.select(question, answers, node) : this.byHabit(question, answers);
    if (answer === undefined) return undefined;
    const name = nameOf(answer);
    walk.habits.push({ kind: question.kind, name });
    play(this.game, s, this.me, answer, this.dice);
    if (!node) return undefined;
    const known = node.children.get(name);
    const child = known ?? leaf();
    if (!known) node.children.set(name, child);
    walk.nodes.push(child);
    // What is new is left to habit from here on.
    return known ? child : undefined;
  }

  /** Rivals are not searched: they do something that makes sense, and the tree goes on below whatever they did. */
  private answerRival(s: Position, question: Waiting, node: Node | undefined): Node | undefined {
    const answer = sensible(this.game, question.ask, this.dice.below);
    if (answer !== undefined) play(this.game, s, question.by, answer, this.dice);
    return node;
  }

  private share(value: number): number {
    return this.high > this.low ? (value - this.low) / (this.high - this.low) : 0.5;
  }

  private select(question: Waiting, answers: Answer[], node: Node): Answer | undefined {
    let chosen: Answer | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    const log = Math.log(node.visits + 1);
    const habits = this.habits.get(question.kind);
    for (const answer of answers) {
      const name = nameOf(answer);
      const child = node.children.get(name);
      const visits = child?.visits ?? 0;
      const value = child ? this.share(this.merit(child)) : this.expected(habits?.get(name));
      const urge = value + this.thinking.curiosity * Math.sqrt(log / (visits + 1)) + this.dice.part() * 1e-3;
      if (urge > highest) {
        highest = urge;
        chosen = answer;
      }
    }
    return chosen;
  }

  /** What an answer that has not been tried here has been worth elsewhere. */
  private expected(habit: Tally | undefined): number {
    return habit ? this.share(habit.sum / habit.count) : 0.5;
  }

  private byHabit(question: Waiting, answers: Answer[]): Answer | undefined {
    if (this.dice.part() >= this.thinking.habit) return sensible(this.game, question.ask, this.dice.below);
    let chosen: Answer | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    const habits = this.habits.get(question.kind);
    for (const answer of answers) {
      const value = this.expected(habits?.get(nameOf(answer))) + this.dice.part() * 0.1;
      if (value > highest) {
        highest = value;
        chosen = answer;
      }
    }
    return chosen;
  }

  private learn({ nodes, habits }: Walk, { value, terms }: Judgement): void {
    this.low = Math.min(this.low, value);
    this.high = Math.max(this.high, value);
    for (const node of nodes) {
      node.visits++;
      node.sum += value;
      if (value > node.best) {
        node.best = value;
        node.terms = terms;
      }
    }
    for (const { kind, name } of habits) {
      const ofKind = this.habits.get(kind) ?? new Map<string, Tally>();
      const tally = ofKind.get(name) ?? { count: 0, sum: 0 };
      tally.count++;
      tally.sum += value;
      ofKind.set(name, tally);
      this.habits.set(kind, ofKind);
    }
  }
}

/** Only for the answers to choose from: anything below would be memory for nothing. */
function keep(s: Position, node: Node | undefined, { value }: Judgement): void {
  if (node && value > node.best) node.after = s;
}

const nameOf = (answer: Answer): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));
