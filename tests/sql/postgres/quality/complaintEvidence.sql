select id from complaint_evidence where plant_id = ? order by happened_at asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_evidence__plant_happened_at_id_ix on complaint_evidence
--           Index Cond: (plant_id = ?)

select count(*) from complaint_evidence where plant_id = ?
--   Aggregate
--     -> Index Only Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--           Index Cond: (plant_id = ?)

order by happened_at desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_evidence__plant_happened_at_id_ix on complaint_evidence
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using complaint_evidence__plant_uq on complaint_evidence
--           Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: happened_at
--           -> Index Scan using complaint_evidence__plant_uq on complaint_evidence
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: happened_at, id
--           -> Index Scan using complaint_evidence__plant_uq on complaint_evidence
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and complaint_id = ?
--   Limit
--     -> Index Only Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--           Index Cond: ((plant_id = ?) AND (complaint_id = ?))

and complaint_id is null
--   Limit
--     -> Sort
--           Sort Key: happened_at, id
--           -> Index Only Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--                 Index Cond: ((plant_id = ?) AND (complaint_id IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, happened_at as at0, id as at1
    from complaint_evidence
    where (plant_id = ? and complaint_id = ?)
    order by happened_at asc, id asc
    limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0, part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--                                   Index Cond: ((plant_id = ?) AND (complaint_id = ?))
--                 …

and (happened_at >= ? and happened_at <= ?)
--   Limit
--     -> Index Only Scan using complaint_evidence__plant_happened_at_id_ix on complaint_evidence
--           Index Cond: ((plant_id = ?) AND (happened_at >= ?) AND (happened_at <= ?))

and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using complaint_evidence__plant_happened_at_id_ix on complaint_evidence
--           Index Cond: (plant_id = ?)

select complaint_id as key0, count(*) from complaint_evidence where plant_id = ? group by 1 limit ? -- group_complaint_id, group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: complaint_id
--           -> Index Only Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((happened_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_evidence
where plant_id = ?
group by 1
limit ?
-- group_happened_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((happened_at + '62167420800000'::bigint) / 1000) - '621…
--           -> Index Only Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--                 Index Cond: (plant_id = ?)

select max(id) from complaint_evidence -- group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using complaint_evidence_pkey on complaint_evidence
--                   Index Cond: (id IS NOT NULL)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_evidence
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_evidence
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using complaint_evidence__plant_complaint_happened_at_id_ix on complaint_evidence
--                 Index Cond: (plant_id = ?)
