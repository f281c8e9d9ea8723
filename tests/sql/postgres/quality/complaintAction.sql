select id from complaint_action where plant_id = ? order by due_date asc, id asc limit ?
--   Limit
--     -> Index Only Scan using complaint_action__plant_due_date_id_ix on complaint_action
--           Index Cond: (plant_id = ?)

select count(*) from complaint_action where plant_id = ?
--   Aggregate
--     -> Index Only Scan using complaint_action__plant_check_date_id_ix on complaint_action
--           Index Cond: (plant_id = ?)

order by due_date desc, id desc
--   Limit
--     -> Index Only Scan Backward using complaint_action__plant_due_date_id_ix on complaint_action
--           Index Cond: (plant_id = ?)

order by id asc
--   Limit
--     -> Index Only Scan using complaint_action__plant_uq on complaint_action
--           Index Cond: (plant_id = ?)

order by check_date asc, id asc
--   Limit
--     -> Index Only Scan using complaint_action__plant_check_date_id_ix on complaint_action
--           Index Cond: (plant_id = ?)

select merged.id as id
from (
  select 2 as rank, id, at0
  from (
    select id as id, id as at0
    from complaint_action
    where (plant_id = ? and #1(#2((state = ? and due_date < ?) or (state = ? and check_date < ?))))
    order by id asc
    limit ?
  ) as part0
  union all
  select 1 as rank, id, at0
  from (select id as id, id as at0 from complaint_action where (plant_id = ? and #1 is not true) order by id asc limit ?) as part1
) as merged
order by merged.rank asc, at0 asc
limit ?
-- is_overdue
--   Limit
--     -> Sort
--           Sort Key: (2), part0.at0
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Sort
--                                   Sort Key: complaint_action.id
--                                   -> Bitmap Heap Scan on complaint_action
--                                         -> BitmapOr
--                                               -> Bitmap Index Scan on complaint_action__plant_state_due_date_id_ix
--                                                     Index Cond: ((plant_id = ?) AND (state = ?) AND (due_date < ?))
--                                               -> Bitmap Index Scan on complaint_action__plant_state_due_date_id_ix
--                                                     Index Cond: ((plant_id = ?) AND (state = ?))
--                 -> Subquery Scan on part1
--                       -> Limit
--                             -> Index Scan using complaint_action__plant_uq on complaint_action
--                                   Index Cond: (plant_id = ?)

and id = ?
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C"
--           -> Index Scan using complaint_action__plant_uq on complaint_action
--                 Index Cond: ((plant_id = ?) AND (id = ?))

and id in (?, …)
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Index Scan using complaint_action__plant_uq on complaint_action
--                 Index Cond: ((plant_id = ?) AND (id = ANY (ARRAY[?, ?])))

and {} = ? -- {}: complaint_id, owner_id, state
--   Limit
--     -> Index Only Scan using complaint_action__plant_{}_due_date_id_ix on complaint_action
--           Index Cond: ((plant_id = ?) AND ({} = ?))

and {} is null -- {}: complaint_id, owner_id
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Index Only Scan using complaint_action__plant_{}_due_date_id_ix on complaint_action
--                 Index Cond: ((plant_id = ?) AND ({} IS NULL))

select merged.id as id
from (
  select 0 as rank, id, at0, at1
  from #1(
    select id as id, due_date as at0, id as at1 from complaint_action where (plant_id = ? and {} = ?) order by due_date asc, id asc limit ?
  ) as part0
  union all
  select 0 as rank, id, at0, at1
  from #1 as part1
) as merged
order by merged.rank asc, at0 asc, at1 asc
limit ?
-- {}: complaint_id, owner_id, state
--   Limit
--     -> Sort
--           Sort Key: (0), part0.at0 COLLATE "C", part0.at1
--           -> Append
--                 -> Subquery Scan on part0
--                       -> Limit
--                             -> Index Only Scan using complaint_action__plant_{}_due_date_id_ix on complaint_action
--                                   Index Cond: ((plant_id = ?) AND ({} = ?))
--                 …

and {} = ? -- {}: kind, name
and {} in (?, …) -- {}: kind, name
and {} is null -- {}: name
and {} ilike ? escape '\' -- {}: name
and ({} >= ? and {} <= ?) -- {}: created_at, updated_at
and (name ilike ? escape '\' and (name ilike ? escape '\' or squeezed(name) ilike ? escape '\')) -- keyword
--   Limit
--     -> Index Scan using complaint_action__plant_due_date_id_ix on complaint_action
--           Index Cond: (plant_id = ?)

and due_date = ?
--   Limit
--     -> Index Only Scan using complaint_action__plant_due_date_id_ix on complaint_action
--           Index Cond: ((plant_id = ?) AND (due_date = ?))

and (due_date >= ? and due_date <= ?)
--   Limit
--     -> Index Only Scan using complaint_action__plant_due_date_id_ix on complaint_action
--           Index Cond: ((plant_id = ?) AND (due_date >= ?) AND (due_date <= ?))

and check_date = ?
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: ((plant_id = ?) AND (check_date = ?))

and (check_date >= ? and check_date <= ?)
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: ((plant_id = ?) AND (check_date >= ?) AND (check_date <= ?))

and (((state = ? and due_date < ?) or (state = ? and check_date < ?))) -- is_overdue
--   Limit
--     -> Sort
--           Sort Key: due_date COLLATE "C", id
--           -> Bitmap Heap Scan on complaint_action
--                 -> BitmapOr
--                       -> Bitmap Index Scan on complaint_action__plant_state_due_date_id_ix
--                             Index Cond: ((plant_id = ?) AND (state = ?) AND (due_date < ?))
--                       -> Bitmap Index Scan on complaint_action__plant_state_due_date_id_ix
--                             Index Cond: ((plant_id = ?) AND (state = ?))

select complaint_id as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_complaint_id
--   Limit
--     -> GroupAggregate
--           Group Key: complaint_id
--           -> Index Only Scan using complaint_action__plant_complaint_due_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select max(id) from complaint_action -- group_kind, group_is_overdue, group_created_at, group_updated_at, group_measures
--   Result
--     InitPlan 1 (returns ?)
--       -> Limit
--             -> Index Only Scan Backward using complaint_action_pkey on complaint_action
--                   Index Cond: (id IS NOT NULL)

select kind as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_kind
--   Limit
--     -> HashAggregate
--           Group Key: kind
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select owner_id as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_owner_id
--   Limit
--     -> GroupAggregate
--           Group Key: owner_id
--           -> Index Only Scan using complaint_action__plant_owner_due_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select substr(due_date, 1, 7) as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_due_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(due_date, 1, 7)
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select substr(check_date, 1, 7) as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_check_date
--   Limit
--     -> HashAggregate
--           Group Key: substr(check_date, 1, 7)
--           -> Index Only Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select state as key0, count(*) from complaint_action where plant_id = ? group by 1 limit ? -- group_state
--   Limit
--     -> GroupAggregate
--           Group Key: state
--           -> Index Only Scan using complaint_action__plant_state_due_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select case when ((state = ? and due_date < ?) or (state = ? and check_date < ?)) then 1 else 0 end as key0, count(*)
from complaint_action
where plant_id = ?
group by 1
limit ?
-- group_is_overdue
--   Limit
--     -> HashAggregate
--           Group Key: CASE WHEN (((state = ?) AND (due_date < ?)) OR ((state = ?) AND (check_date < ?))) THEN 1 ELSE 0 END
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((created_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_action
where plant_id = ?
group by 1
limit ?
-- group_created_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((created_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select to_char(timestamp '1970-01-01' + ((updated_at + 62167420800000) / 1000 - 62167392000) * interval '1 second', 'YYYY-MM') as key0,
  count(*)
from complaint_action
where plant_id = ?
group by 1
limit ?
-- group_updated_at
--   Limit
--     -> HashAggregate
--           Group Key: to_char(('1970-01-01 00:00:00'::timestamp without time zone + (((((updated_at + '62167420800000'::bigint) / 1000) - '6216…
--           -> Index Scan using complaint_action__plant_check_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)

select complaint_id as key0, count(*), cast(sum(check_after_days) as text), cast(count(check_after_days) as text),
  cast(min(check_after_days) as text), cast(max(check_after_days) as text)
from complaint_action
where plant_id = ?
group by 1
limit ?
-- group_measures
--   Limit
--     -> GroupAggregate
--           Group Key: complaint_id
--           -> Index Scan using complaint_action__plant_complaint_due_date_id_ix on complaint_action
--                 Index Cond: (plant_id = ?)
