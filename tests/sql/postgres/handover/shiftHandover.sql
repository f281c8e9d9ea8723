select id from shift_handover where plant_id = ? order by ends_at desc, id desc limit ?
--   Limit
--     -> Index Only Scan Backward using shift_handover__plant_ends_at_id_ix on shift_handover
--           Index Cond: (plant_id = ?)

select count(*) from shift_handover where plant_id = ?
--   Aggregate
--     -> Index Only Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--           Index Cond: (plant_id = ?)

order by {} asc, id asc -- {}: ends_at, handover_no, date
--   Limit
--     -> Index Only Scan using shift_handover__plant_{}_id_ix on shift_handover
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using shift_handover__plant_uq on shift_handover
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from shift_handover
    where (plant_id = ? and #1(#2((signed_at is null and ends_at + 1800000 < ?) or signed_at > ends_at + 1800000)))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from shift_handover where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_late
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Scan using shift_handover__plant_uq on shift_handover
--                                   Index Cond: (plant_id = ?)
--                 …

and id = ?
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC
--           -> Index Scan using shift_handover__plant_uq on shift_handover
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Scan using shift_handover__plant_uq on shift_handover
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and handover_no = ?
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Scan using shift_handover__handover_no_uq on shift_handover
--                 Index Cond: ((plant_id = ?) AND (handover_no = ?))

and handover_no is null
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Scan using shift_handover__plant_handover_no_id_ix on shift_handover
--                 Index Cond: ((plant_id = ?) AND (handover_no IS NULL))

and handover_no in (?, …)
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Scan using shift_handover__plant_handover_no_id_ix on shift_handover
--                 Index Cond: ((plant_id = ?) AND (handover_no = ANY (ARRAY[?, ?])))

and {} ilike ? escape '\' -- {}: handover_no
and {} = ? -- {}: state
and {} in (?, …) -- {}: state
and ({} >= ? and {} <= ?) -- {}: signed_at, created_at, updated_at
and (((signed_at is null and ends_at + 1800000 < ?) or signed_at > ends_at + 1800000)) -- is_late
and (handover_no ilike ? escape '\' and (handover_no ilike ? escape '\' or squeezed(handover_no) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan Backward using shift_handover__plant_ends_at_id_ix on shift_handover
--           Index Cond: (plant_id = ?)

and date = ?
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Scan using shift_handover__plant_date_id_ix on shift_handover
--                 Index Cond: ((plant_id = ?) AND (date = ?))

and (date >= ? and date <= ?)
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Scan using shift_handover__plant_date_id_ix on shift_handover
--                 Index Cond: ((plant_id = ?) AND (date >= ?) AND (date <= ?))

and {} = ? -- {}: shift_id, outgoing_id, incoming_id
--   Limit
--     -> Index Only Scan Backward using shift_handover__plant_{}_ends_at_id_ix on shift_handover
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: shift_id, outgoing_id, incoming_id
--   Limit
--     -> Sort
--           Sort Key: ends_at DESC, id DESC
--           -> Index Only Scan using shift_handover__plant_{}_ends_at_id_ix on shift_handover
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, ends_at as at0, id as at1 from shift_handover where (plant_id = ? and {} = ?) order by ends_at desc, id desc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 desc, at1 desc
limit ?
-- {}: shift_id, outgoing_id, incoming_id
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 DESC, part0.at1 DESC
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan Backward using shift_handover__plant_{}_ends_at_id_ix on shift_handover
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

select substr(date, 1, 7) as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_date, group_measures
--   Limit
--     -> HashAggregate
--           Group Key: substr(date, 1, 7)
--           -> Index Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select shift_id as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_shift_id
--   Limit
--     -> GroupAggregate
--           Group Key: shift_id
--           -> Index Only Scan using shift_handover__plant_shift_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select max(id) from shift_handover -- group_state, group_signed_at, group_is_late, group_created_at, group_updated_at
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using shift_handover_pkey on shift_handover
--                   Index Cond: (id IS NOT NULL)

select state as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> HashAggregate
--           Group Key: state
--           -> Index Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select outgoing_id as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_outgoing_id
--   Limit
--     -> GroupAggregate
--           Group Key: outgoing_id
--           -> Index Only Scan using shift_handover__plant_outgoing_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select incoming_id as key0, count(*) from shift_handover where plant_id = ? group by 1 limit ? -- group_incoming_id
--   Limit
--     -> GroupAggregate
--           Group Key: incoming_id
--           -> Index Only Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((signed_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_handover
where plant_id = ?
group by 1
limit ?
-- group_signed_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((signed_at + '62167420800000'::bigint) / 1000) - '62167…
--           -> Index Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select case when ((signed_at is null and ends_at + 1800000 < ?) or signed_at > ends_at + 1800000) then 1 else 0 end as key0, count(*)
from shift_handover
where plant_id = ?
group by 1
limit ?
-- group_is_late
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (((signed_at IS NULL) AND ((ends_at + 1800000) < ?)) OR (signed_at > (ends_at + 1800000))) THEN 1 ELSE 0 END
--           -> Index Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_handover
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from shift_handover
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using shift_handover__plant_incoming_ends_at_id_ix on shift_handover
--                 Index Cond: (plant_id = ?)
