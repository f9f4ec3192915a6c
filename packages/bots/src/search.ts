import { type Answer, type AnyGame, type Manner, type PlayerId, sensible } from '@morgenrot/engine';
import type { Dice } from './chance.ts';
import { answersTo, imagining, type Position, play, type WaitingPlayer, waitingPlayers } from './position.ts';
import { type Judgement, judge, type Terms, type Weights, weighed } from './worth.ts';

/** How far and how long somebody thinks. */
export interface SearchManner extends Omit<Manner, 'playouts' | 'ms'> {
  /** Stops when this says so; asked after every playout. */
  isEnough(playouts: number): boolean;
  /** With `sure`: at most so many playouts are made, and once nothing can overtake what leads, the rest is spared. */
  most?: number;
  weights: Weights;
}

/** Open loop: a node is what has been answered so far, whatever the dice made of it. */
interface Node {
  visits: number;
  sum: number;
  squares: number;
  best: number;
  children: Map<string, Node>;
}
const leaf = (): Node => ({ visits: 0, sum: 0, squares: 0, best: Number.NEGATIVE_INFINITY, children: new Map() });

interface Tally {
  count: number;
  sum: number;
}

/** What one playout has learned goes into the tree and into the habits. */
interface Walk {
  nodes: Node[];
  habits: { kind: string; name: string }[];
}

/** Among so many answers some are looked at first, if the game says which. */
const MANY = 8;
const MOST_PROMISING = 100;

/** Of answers that promise much each is trusted so much less than the one before. */
const FADING = 0.7;

/** So often a playout that knows no better does what promises most. */
const TRUST = 0.75;

/** So many playouts are made before anything is clear, and so many between one look and the next. */
const FEWEST = 96;
const GLANCE = 16;

/** A playout in which a turn has not ended after so many answers is judged where it stands. */
const LONGEST = 120;

export interface Rated {
  answer: Answer;
  /** Mean worth of what came after it, in the game's own points. */
  value: number;
  visits: number;
}

/** Where an answer leads. */
export interface Course {
  /** What the player has then, by the game's terms. */
  terms: Terms;
  after: Position;
  /** What the others' positions are worth then, on average. */
  rivals: Readonly<Record<PlayerId, number>>;
}

/** One playout of what did best, as far as it was looked at. */
interface End extends Judgement {
  after: Position;
  rivals: Readonly<Record<PlayerId, number>>;
}

/** In so many playouts it is found out where an answer leads as a rule. */
const FOLLOWED = 15;

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
  private readonly thinking: SearchManner;
  private readonly dice: Dice;

  constructor(
    game: AnyGame,
    view: Position,
    me: PlayerId,
    players: readonly PlayerId[],
    how: SearchManner,
    dice: Dice,
  ) {
    this.game = game;
    this.view = view;
    this.me = me;
    this.players = players;
    this.thinking = how;
    this.dice = dice;
  }

  /** The answers to what is asked now, the best first. */
  run(question: WaitingPlayer): Rated[] {
    const answers = answersTo(question.ask, this.dice);
    while (!this.thinking.isEnough(this.playouts) && !this.isDecided() && !this.isClear()) {
      this.playout(question, answers);
      this.playouts++;
    }
    return answers
      .map((answer) => {
        const node = this.root.children.get(nameOf(answer));
        if (!node) return { answer, value: Number.NEGATIVE_INFINITY, visits: 0 };
        return { answer, value: this.merit(node), visits: node.visits };
      })
      .sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  /** Is one answer so far ahead that the playouts that are left cannot change which one is visited most? */
  private isDecided(): boolean {
    const { most } = this.thinking;
    if (most === undefined) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.children.values()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second > most - this.playouts;
  }

  /** Does what leads lead by more than chance is likely to make up for? Looked at now and then. */
  private isClear(): boolean {
    const { sure } = this.thinking;
    if (sure === undefined || this.playouts < FEWEST || this.playouts % GLANCE !== 0) return false;
    const { visits, sum, squares, children } = this.root;
    const variance = squares / visits - (sum / visits) ** 2;
    const [first, ...others] = [...children.values()].sort((a, b) => b.visits - a.visits);
    if (!first) return false;
    const lead = (other: Node): number => first.sum / first.visits - other.sum / other.visits;
    const chance = (other: Node): number => Math.sqrt(variance * (1 / first.visits + 1 / other.visits));
    return others.every((other) => lead(other) > sure * chance(other));
  }

  /**
   * Where an answer leads as a rule, once enough has been tried: of some playouts of what did best after it the one in
   * the middle. The best of them all would be one in which the dice were kind.
   */
  usual(first: WaitingPlayer, answer: Answer): Course | undefined {
    const ends = Array.from({ length: FOLLOWED }, () => this.follow(first, answer));
    ends.sort((a, b) => a.value - b.value);
    const middle = ends[Math.floor(FOLLOWED / 2)];
    if (!middle) return undefined;
    const meanOf = (player: PlayerId): number =>
      ends.reduce((sum, { rivals }) => sum + (rivals[player] ?? 0), 0) / ends.length;
    const rivals = Object.fromEntries(Object.keys(middle.rivals).map((player) => [player, meanOf(player)]));
    return { terms: middle.terms, after: middle.after, rivals };
  }

  private get longest(): number {
    return LONGEST * this.thinking.turns;
  }

  private standingsOfRivals(s: Position): Record<PlayerId, number> {
    const rivals = this.players.filter((player) => player !== this.me);
    return Object.fromEntries(
      rivals.map((player) => [player, weighed(this.game.outlook?.terms(s, player) ?? {}, this.thinking.weights)]),
    );
  }

  /** One playout of what did best so far. */
  private follow(first: WaitingPlayer, answer: Answer): End {
    return imagining(this.game, this.view, this.me, this.dice, (s) => {
      let node: Node | undefined = this.root;
      let question: WaitingPlayer | undefined = first;
      // Reasons are about what comes of it soon, however far somebody looks.
      const end = this.horizon(s, 1);
      for (let n = 0; question && n < this.longest && !end(s); n++) {
        if (question.by === this.me) {
          const chosen: Answer | undefined = n === 0 ? answer : this.proven(s, question, node);
          if (chosen === undefined) break;
          play(this.game, s, this.me, chosen, this.dice);
          node = node?.children.get(nameOf(chosen));
        } else {
          this.answerRival(s, question, node);
        }
        question = waitingPlayers(this.game, s, this.me);
      }
      const judgement = judge(this.game, s, this.me, this.players, this.thinking);
      return { ...judgement, after: s, rivals: this.standingsOfRivals(s) };
    });
  }

  /** What did best here, or, where nothing has been tried, what the rule of thumb says, or what did best elsewhere. */
  private proven(s: Position, question: WaitingPlayer, node: Node | undefined): Answer | undefined {
    const answers = answersTo(question.ask, this.dice);
    let chosen: Answer | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      const child = node?.children.get(nameOf(answer));
      if (!child || this.merit(child) <= highest) continue;
      highest = this.merit(child);
      chosen = answer;
    }
    return chosen ?? this.byThumb(s, question) ?? this.habitual(question, answers);
  }

  /** Between what came of it on average and the best that came of it: the own answers to come are the own choice. */
  private merit(node: Node): number {
    const { hope } = this.thinking;
    return (1 - hope) * (node.sum / node.visits) + hope * node.best;
  }

  private playout(first: WaitingPlayer, answers: Answer[]): void {
    imagining(this.game, this.view, this.me, this.dice, (s) => this.playOn(s, first, answers));
  }

  /** From what is asked now to where the playout is judged. */
  private playOn(s: Position, first: WaitingPlayer, answers: Answer[]): void {
    const walk: Walk = { nodes: [this.root], habits: [] };
    let node: Node | undefined = this.root;
    let question: WaitingPlayer | undefined = first;
    const end = this.horizon(s);
    for (let n = 0; question && n < this.longest && !end(s); n++) {
      const from = n === 0 ? answers : undefined;
      node =
        question.by === this.me ? this.answerMine(s, question, node, walk, from) : this.answerRival(s, question, node);
      question = waitingPlayers(this.game, s, this.me);
    }
    this.learn(walk, judge(this.game, s, this.me, this.players, this.thinking));
  }

  /** The playout is over when the game says so, or so many own turns are, or the match is. */
  private horizon(s: Position, turns = this.thinking.turns): (s: Position) => boolean {
    const { outlook } = this.game;
    if (outlook?.until) {
      return (now) => this.game.outcome(now) !== undefined || outlook.until?.(this.view, now, this.me, turns) === true;
    }
    let left = turns;
    let turn = this.game.turnOf(s);
    return (now) => {
      if (this.game.outcome(now)) return true;
      const next = this.game.turnOf(now);
      if (next.number === turn.number) return false;
      if (turn.player === this.me || turns === 1) left--;
      turn = next;
      return left <= 0;
    };
  }

  private choose(s: Position, question: WaitingPlayer, answers: Answer[], node: Node): Answer | undefined {
    const isGuided = this.game.outlook?.thumb !== undefined && this.thinking.thumb > 0;
    return isGuided ? this.selectGuided(s, question, answers, node) : this.select(s, question, answers, node);
  }

  private answerMine(
    s: Position,
    question: WaitingPlayer,
    node: Node | undefined,
    walk: Walk,
    from?: Answer[],
  ): Node | undefined {
    const answer = node
      ? this.choose(s, question, from ?? answersTo(question.ask, this.dice), node)
      : (this.byThumb(s, question) ?? this.byHabit(s, question, from ?? answersTo(question.ask, this.dice)));
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
  private answerRival(s: Position, question: WaitingPlayer, node: Node | undefined): Node | undefined {
    const answer = this.byThumb(s, question) ?? sensible(this.game, question.ask, this.dice.below);
    if (answer !== undefined) play(this.game, s, question.by, answer, this.dice);
    return node;
  }

  /** Where there are more answers than one can look at, which of them come first. */
  private promising(s: Position, { kind, by }: WaitingPlayer, answers: Answer[]): readonly string[] {
    return answers.length < MANY ? [] : (this.game.outlook?.promising?.(s, kind, by) ?? []);
  }

  /** The answers that this player keeps to, if it does and the game says which promise most. */
  private within(promising: readonly string[], answers: readonly Answer[]): Set<string> | undefined {
    const { breadth } = this.thinking;
    if (breadth === undefined || promising.length === 0) return undefined;
    const looked = new Set<string>();
    for (const name of promising) if (looked.size < breadth && answers.includes(name)) looked.add(name);
    return looked.size > 0 ? looked : undefined;
  }

  /** What the game's rule of thumb says, as often as this player follows it. */
  private byThumb(s: Position, { step, by }: WaitingPlayer): Answer | undefined {
    const { thumb } = this.thinking;
    const rule = this.game.outlook?.thumb;
    if (!rule || thumb === 0 || this.dice.part() >= thumb) return undefined;
    // One knows one's own mind; what others do is guessed.
    return rule(s, { ...step, player: by }, by === this.me ? () => 0.5 : this.dice.part);
  }

  private share(value: number): number {
    return this.high > this.low ? (value - this.low) / (this.high - this.low) : 0.5;
  }

  /** How much each answer that is looked at is trusted before anything is known: what the rule of thumb says most. */
  private trustIn(s: Position, question: WaitingPlayer, answers: Answer[]): Map<string, number> {
    const usual = this.byThumb(s, question);
    const promising = this.promising(s, question, answers);
    const looked = this.within(promising, answers);
    const names = looked ? [...looked] : answers.map(nameOf);
    const trust = new Map(names.map((name, place) => [name, looked ? FADING ** place : 1]));
    if (usual === undefined) return trust;
    // Of very many answers only some were listed.
    const name = nameOf(usual);
    if (!answers.some((answer) => nameOf(answer) === name)) answers.push(usual);
    const others = [...trust.values()].reduce((sum, one) => sum + one, 0);
    return trust.set(name, (trust.get(name) ?? 0) + others);
  }

  /** Where there is a rule of thumb, what it says is looked at most, and the rest the less the less it promises. */
  private selectGuided(s: Position, question: WaitingPlayer, answers: Answer[], node: Node): Answer | undefined {
    const trust = this.trustIn(s, question, answers);
    const all = [...trust.values()].reduce((sum, one) => sum + one, 0);
    const untried = node.visits > 0 ? this.share(node.sum / node.visits) : 0;
    let chosen: Answer | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const answer of answers) {
      const name = nameOf(answer);
      const child = node.children.get(name);
      const value = child ? this.share(this.merit(child)) : untried;
      const part = (trust.get(name) ?? 0) / all;
      const wish = this.thinking.curiosity * part * (Math.sqrt(node.visits + 1) / ((child?.visits ?? 0) + 1));
      const urge = part === 0 ? Number.NEGATIVE_INFINITY : value + wish + this.dice.part() * 1e-6;
      if (urge <= highest) continue;
      highest = urge;
      chosen = answer;
    }
    return chosen;
  }

  private select(s: Position, question: WaitingPlayer, answers: Answer[], node: Node): Answer | undefined {
    let chosen: Answer | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    const log = Math.log(node.visits + 1);
    const habits = this.habits.get(question.kind);
    const promising = this.promising(s, question, answers);
    const first = new Map(promising.map((name, place) => [name, 1 - place / MOST_PROMISING]));
    const looked = this.within(promising, answers);
    for (const answer of answers) {
      const name = nameOf(answer);
      if (looked && !looked.has(name)) continue;
      const child = node.children.get(name);
      const visits = child?.visits ?? 0;
      const value = child ? this.share(this.merit(child)) : this.expected(habits?.get(name)) + (first.get(name) ?? 0);
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

  private byHabit(s: Position, question: WaitingPlayer, answers: Answer[]): Answer | undefined {
    if (this.dice.part() < this.thinking.habit) return this.habitual(question, answers);
    const [best] = this.promising(s, question, answers).filter((name) => answers.includes(name));
    if (best !== undefined && this.dice.part() < TRUST) return best;
    return sensible(this.game, question.ask, this.dice.below);
  }

  /** What has done best elsewhere. */
  private habitual(question: WaitingPlayer, answers: Answer[]): Answer | undefined {
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

  private learn({ nodes, habits }: Walk, { value }: Judgement): void {
    this.low = Math.min(this.low, value);
    this.high = Math.max(this.high, value);
    for (const node of nodes) {
      node.visits++;
      node.sum += value;
      node.squares += value ** 2;
      node.best = Math.max(node.best, value);
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

const nameOf = (answer: Answer): string => (typeof answer === 'string' ? answer : JSON.stringify(answer));
