//! A queue in which those who ask for little are not held up by those who ask for much: fair queueing by
//! finish tags (Golestani 1994, self-clocked).
//!
//! Invariants: of two askers whose next jobs came together, the one is first that has had less and asks for
//! less; whoever waits is served though others keep coming, because a tag is given once and the clock moves on.

use std::collections::{HashMap, VecDeque};

/// An address, or this machine.
pub type Asker = Option<String>;

pub struct Turns<J> {
    queues: HashMap<Asker, Queue<J>>,
    /// Until when an asker has been served, in cost; later than `clock` only.
    served: HashMap<Asker, u64>,
    /// The tag of the job that was given out last.
    clock: u64,
    len: usize,
    arrivals: u64,
}

struct Queue<J> {
    /// With their costs.
    jobs: VecDeque<(u64, J)>,
    /// Where the first one starts.
    start: u64,
    /// Of those with one tag, who came first.
    arrival: u64,
}

/// More askers than that were served lately: those who are even with the clock are forgotten.
const MAX_SERVED: usize = 1_024;

impl<J> Default for Turns<J> {
    fn default() -> Self {
        Self {
            queues: HashMap::new(),
            served: HashMap::new(),
            clock: 0,
            len: 0,
            arrivals: 0,
        }
    }
}

impl<J> Turns<J> {
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn len_of(&self, asker: &Asker) -> usize {
        self.queues.get(asker).map_or(0, |queue| queue.jobs.len())
    }

    /// A job that need not wait counts as well.
    pub fn serve(&mut self, asker: Asker, cost: u64) {
        let tag = self.start_of(&asker).saturating_add(cost);
        self.note(asker, tag);
    }

    pub fn push(&mut self, asker: Asker, cost: u64, job: J) {
        let start = self.start_of(&asker);
        self.arrivals += 1;
        let queue = self.queues.entry(asker).or_insert_with(|| Queue {
            jobs: VecDeque::new(),
            start,
            arrival: self.arrivals,
        });
        queue.jobs.push_back((cost, job));
        self.len += 1;
    }

    pub fn pop(&mut self) -> Option<J> {
        let next = self.queues.iter().min_by_key(|(_, queue)| queue.order());
        let asker = next?.0.clone();
        let tag = self.queues.get(&asker)?.order().0;
        let (_, job) = self.take(&asker, 0)?;
        self.clock = self.clock.max(tag);
        self.note(asker.clone(), tag);
        if let Some(queue) = self.queues.get_mut(&asker) {
            queue.start = tag;
        }
        Some(job)
    }

    /// Everybody is served and nobody waits: who had much before is as good as others.
    pub fn rest(&mut self) {
        if self.len == 0 {
            self.served.clear();
            self.clock = 0;
        }
    }

    /// For a newcomer when all places are taken: the job that would be served last, if that is later.
    pub fn evict_for(&mut self, asker: &Asker, cost: u64) -> Option<J> {
        let own = self.queues.get(asker).map(Queue::end);
        let mine = own.unwrap_or_else(|| self.start_of(asker)) + cost;
        let last = self.queues.iter().max_by_key(|(_, queue)| queue.end());
        let (owner, queue) = last.filter(|(_, queue)| queue.end() > mine)?;
        let (owner, at) = (owner.clone(), queue.jobs.len() - 1);
        self.take(&owner, at).map(|(_, job)| job)
    }

    /// Whose job it is, and at which place.
    pub fn find(&self, is_it: impl Fn(&J) -> bool) -> Option<(Asker, usize)> {
        self.queues.iter().find_map(|(asker, queue)| {
            let at = queue.jobs.iter().position(|(_, job)| is_it(job))?;
            Some((asker.clone(), at))
        })
    }

    pub fn take(&mut self, asker: &Asker, at: usize) -> Option<(u64, J)> {
        let queue = self.queues.get_mut(asker)?;
        let job = queue.jobs.remove(at)?;
        if queue.jobs.is_empty() {
            self.queues.remove(asker);
        }
        self.len -= 1;
        Some(job)
    }

    pub fn retain(&mut self, mut stays: impl FnMut(&J) -> bool) {
        for queue in self.queues.values_mut() {
            queue.jobs.retain(|(_, job)| stays(job));
        }
        self.queues.retain(|_, queue| !queue.jobs.is_empty());
        self.len = self.queues.values().map(|queue| queue.jobs.len()).sum();
    }

    fn start_of(&self, asker: &Asker) -> u64 {
        let served = self.served.get(asker).copied();
        served.unwrap_or_default().max(self.clock)
    }

    fn note(&mut self, asker: Asker, tag: u64) {
        self.served.insert(asker, tag);
        if self.served.len() > MAX_SERVED {
            let clock = self.clock;
            self.served.retain(|_, served| *served > clock);
        }
    }
}

impl<J> Queue<J> {
    /// The tag of the first job, and when it came.
    fn order(&self) -> (u64, u64) {
        let cost = self.jobs.front().map_or(0, |(cost, _)| *cost);
        (self.start.saturating_add(cost), self.arrival)
    }

    fn end(&self) -> u64 {
        let costs = self.jobs.iter().map(|(cost, _)| *cost);
        costs.fold(self.start, u64::saturating_add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn who(name: &str) -> Asker {
        Some(name.to_owned())
    }

    fn all(turns: &mut Turns<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| turns.pop()).collect()
    }

    #[test]
    fn little_is_not_held_up_by_much() {
        let mut turns = Turns::default();
        for asker in ["a", "b", "c"] {
            for _ in 0..60 {
                turns.push(who(asker), 4_000, "big");
            }
        }
        assert_eq!(turns.pop(), Some("big"));
        for _ in 0..39 {
            turns.push(who("person"), 100, "small");
        }
        let order = all(&mut turns);
        let last = order.iter().rposition(|job| *job == "small");
        assert!(last.is_some_and(|at| at < 45), "{last:?}");
        assert_eq!((order.len(), turns.len()), (3 * 60 - 1 + 39, 0));
    }

    #[test]
    fn who_waits_is_served_though_others_keep_coming() {
        let mut turns = Turns::default();
        turns.push(who("person"), 4_000, "big");
        turns.push(who("0"), 100, "small");
        let mut served = 0;
        while turns.pop() != Some("big") {
            served += 1;
            assert!(served < 100, "more than its cost");
            // One for each that is served, of an address of its own.
            turns.push(who(&served.to_string()), 100, "small");
        }
        assert!(served > 30, "what costs little came first");
    }

    #[test]
    fn who_had_much_waits_for_who_had_little_until_all_have_rested() {
        let mut turns = Turns::default();
        turns.serve(who("a"), 100);
        turns.push(who("a"), 100, "a");
        turns.push(who("b"), 100, "b");
        assert_eq!(all(&mut turns), ["b", "a"]);
        turns.rest();
        turns.push(who("a"), 100, "a");
        turns.push(who("b"), 100, "b");
        assert_eq!(all(&mut turns), ["a", "b"]);
    }

    #[test]
    fn the_last_one_leaves_for_a_newcomer_that_asks_for_less() {
        let mut turns = Turns::default();
        turns.push(who("a"), 100, "a1");
        turns.push(who("a"), 100, "a2");
        turns.push(who("b"), 100, "b1");
        assert_eq!(turns.evict_for(&who("c"), 300), None);
        assert_eq!(turns.evict_for(&who("a"), 100), None);
        assert_eq!(turns.evict_for(&who("c"), 100), Some("a2"));
        assert_eq!(turns.len(), 2);
    }
}
